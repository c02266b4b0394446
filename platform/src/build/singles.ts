/**
 * Singletons of the page. The shell provides these, a remote never bundles them: the same
 * module bundled twice silently makes two unrelated stores.
 */
export const singlePackages = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  'jotai',
  'jotai/utils',
  'react-intl',
  '@tanstack/react-query',
] as const;

/** Files of `shared/src` that hold state, by patterns. */
export const singleSharedPatterns = [
  /^session\/.+/,
  /^api\/(client|query|handle-api-error|api-error)[^/]*$/,
  /^messages\/provider[^/]*$/,
  /^ui\/toast[^/]*$/,
] as const;

/** Folders of `node_modules` that a remote may reach only through the shell. */
export const singleFolders = [
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  'react-router-dom',
  'jotai',
  'react-intl',
  'antd',
  '@ant-design/icons/es/components',
  'axios',
  '@tanstack/react-query',
  '@tanstack/query-core',
] as const;

/** The icon frames read antd's context (nonce, class prefix); the drawings themselves are bundled. */
export const iconFrameKeys = [
  '@ant-design/icons/es/components/AntdIcon',
  '@ant-design/icons/es/components/AntdIconLight',
] as const;
