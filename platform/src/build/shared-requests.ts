import { relative, resolve, sep } from 'node:path';
import { rspack } from '@rspack/core';
import { sharedSource } from './paths.ts';
import { singleSharedFiles } from './shared-files.ts';

const isInside = (folder: string): boolean =>
  folder === sharedSource || folder.startsWith(sharedSource + sep);

/** The path below `shared/src` that a request inside shared resolves to, or undefined. */
const targetOf = (request: string, context: string): string | undefined => {
  if (!isInside(context)) return undefined;
  if (request.startsWith('#')) return request.slice(1);
  if (!request.startsWith('.')) return undefined;
  return relative(sharedSource, resolve(context, request)).replaceAll(sep, '/');
};

/**
 * Inside `shared` a singleton may be imported by a relative path, which would silently bundle a
 * second copy into a remote. This rewrites such a request to the package name that the shell provides.
 */
export const singlesByName = () => {
  const singles = new Set(singleSharedFiles());
  return new rspack.NormalModuleReplacementPlugin(/^[.#]/, (resource) => {
    const target = targetOf(resource.request, resource.context);
    if (target && singles.has(target)) resource.request = `@payung/shared/${target}`;
  });
};

/** An icon's drawing is bundled; its frame, which reads antd's context, comes from the shell. */
export const sharedIconFrame = () =>
  new rspack.NormalModuleReplacementPlugin(/^\.\.\/components\/AntdIcon(Light)?$/, (resource) => {
    resource.request = resource.request.replace('..', '@ant-design/icons/es');
  });
