/**
 * The antd components that the shell provides, one shared key each: those that remotes import. A remote that imports
 * another one does not build: add it here and release the shell first.
 */
export const antdMembers = [
  'AutoComplete',
  'Button',
  'Checkbox',
  'ConfigProvider',
  'Form',
  'Input',
  'Radio',
  'Select',
  'Slider',
  'Spin',
] as const;

const kebabCase = (member: string): string =>
  member.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

export const antdFolders: readonly string[] = antdMembers.map(kebabCase);

export const antdKeys: readonly string[] = antdFolders.map((folder) => `antd/es/${folder}`);
