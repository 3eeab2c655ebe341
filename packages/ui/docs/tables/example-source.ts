/**
 * Returns an example's source as users of the package would write it, with package names in its
 * imports.
 */
export function exampleSource(file: string): string {
  return file
    .replace(/'\.\.\/\.\.\/src\/([\w/-]+)\/index\.ts'/g, "'@org/ui/$1'")
    .replace(/\.tsx?'$/gm, "'")
    .trim()
}
