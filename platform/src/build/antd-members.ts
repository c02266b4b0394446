/**
 * The antd components that the shell provides, one shared key each. A remote that imports another one
 * does not build: add it here and release the shell first.
 */
export const antdMembers = [
  'Alert',
  'App',
  'AutoComplete',
  'Avatar',
  'Badge',
  'Button',
  'Card',
  'Carousel',
  'Checkbox',
  'Col',
  'Collapse',
  'ConfigProvider',
  'DatePicker',
  'Descriptions',
  'Divider',
  'Drawer',
  'Dropdown',
  'Empty',
  'Flex',
  'Form',
  'Grid',
  'Image',
  'Input',
  'InputNumber',
  'List',
  'Menu',
  'Modal',
  'Pagination',
  'Popconfirm',
  'Popover',
  'Progress',
  'Radio',
  'Result',
  'Row',
  'Segmented',
  'Select',
  'Skeleton',
  'Slider',
  'Space',
  'Spin',
  'Statistic',
  'Steps',
  'Switch',
  'Table',
  'Tabs',
  'Tag',
  'Timeline',
  'Tooltip',
  'Tree',
  'Typography',
  'Upload',
] as const;

const kebabCase = (member: string): string =>
  member.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

export const antdFolders: readonly string[] = antdMembers.map(kebabCase);

export const antdKeys: readonly string[] = antdFolders.map((folder) => `antd/es/${folder}`);
