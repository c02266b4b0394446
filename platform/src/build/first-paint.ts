import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PurgeCSS } from 'purgecss';
import { rspack } from '@rspack/core';
import type { Configuration } from '@rspack/core';
import { baseConfig } from './base-config.ts';
import type { FirstPaint } from '../registry/release-schema.ts';

const FILE = 'first-paint.cjs';
const STYLES = 'first-paint.css';

/** The same sources and class names as in the page, for Node. */
const configOf = (folder: string, output: string): Configuration => {
  const config = baseConfig({
    name: 'first-paint',
    classSalt: 'shell',
    folder,
    output,
    antdPath: 'antd/es/{{ kebabCase member }}/index.js',
    isDevelopment: false,
  });
  return {
    ...config,
    target: 'node20',
    entry: { main: './src/first-paint/first-paint.tsx' },
    output: { ...config.output, filename: FILE, library: { type: 'commonjs2' } },
    optimization: {},
    plugins: [
      new rspack.CssExtractRspackPlugin({ filename: STYLES }),
      new rspack.DefinePlugin({ 'process.env.NODE_ENV': '"production"' }),
    ],
  };
};

const build = (config: Configuration): Promise<void> =>
  new Promise((resolve, reject) => {
    rspack(config, (cause, stats) => {
      if (cause) reject(cause);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });

/** The styles that the markup uses. */
const usedBy = async (html: string, styles: string): Promise<string> => {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: `<html><body>${html}</body></html>`, extension: 'html' }],
    css: [{ raw: styles }],
    variables: true,
    keyframes: true,
    fontFace: true,
  });
  return purged?.css ?? '';
};

/** What the edge draws before any script has arrived: the markup of each page and language, and the styles it needs. */
export const drawFirstPaint = async (folder: string): Promise<FirstPaint> => {
  const output = mkdtempSync(join(tmpdir(), 'payung-first-paint-'));
  try {
    await build(configOf(folder, output));
    const { firstPaints: pages, pageSkeleton } = createRequire(import.meta.url)(join(output, FILE)) as {
      firstPaints: FirstPaint['pages'];
      pageSkeleton: string;
    };
    const styles = readFileSync(join(output, STYLES), 'utf8');
    const html = Object.values(pages).flatMap((languages) => Object.values(languages));
    return {
      pages,
      style: await usedBy(html.join(''), styles),
      skeleton: { html: pageSkeleton, style: await usedBy(pageSkeleton, styles) },
    };
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
};
