import { transformWithOxc } from 'vite'

/**
 * Oxc's options for styled-components: the file is only part of the hash, components keep their
 * names, and CSS stays as written.
 */
export const styledComponents = { fileName: false, displayName: false, minify: false }

/**
 * Gives each styled component of a file a fixed id. By default styled-components numbers them in the
 * order in which modules load, so class names would differ between server and client.
 * @param file Path from the package's `src` or `dist`, from which the ids are hashed.
 */
export async function nameStyles(source: string, file: string): Promise<string> {
  const { code } = await transformWithOxc(source, file, {
    plugins: { styledComponents },
    sourcemap: false,
  })
  return code
}
