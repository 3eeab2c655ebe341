import { transformWithOxc } from 'vite'

/**
 * Oxc's options for styled-components. The file name affects only the hash, components get no
 * display name, and CSS is not minified.
 */
export const styledComponents = { fileName: false, displayName: false, minify: false }

/**
 * Gives each styled component of a file a fixed id. By default styled-components numbers them in
 * the order in which modules load, so class names would differ between server and client.
 * @param file Path from the package's `src` or `dist`. The ids are derived from it.
 * @param sourceMap The source map of `source`, if it has one.
 */
export async function nameStyles(
  source: string,
  file: string,
  sourceMap?: object,
): Promise<{ code: string; map?: object }> {
  const options = { plugins: { styledComponents }, sourcemap: true }
  return await transformWithOxc(source, file, options, sourceMap)
}
