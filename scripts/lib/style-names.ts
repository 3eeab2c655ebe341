import path from 'node:path'
import type { Plugin } from 'vite'
import { at } from './paths.ts'

const stylesFile = /\.styles\.[jt]s$/

/** `const Face = styled.button` or `styled(Input)`, with the name in the second group. */
const styledComponent =
  /^((?:export )?const (\w+) = styled(?:\.\w+|\((?:[^()]|\([^()]*\))*\)))(?!\.withConfig)/gm

/** Returns the prefix of the class names of a file's components: its top folder and its name. */
function prefix(file: string): string {
  const [folder = ''] = file.split(path.sep)
  return `ph-${folder}-${path.basename(file).replace(stylesFile, '')}`
}

/**
 * Gives each styled component of a file a fixed component id. By default styled-components numbers
 * them in the order in which modules load, so class names would differ between server and client.
 * @param file Path from the package's `src` or `dist`.
 */
export function nameStyles(code: string, file: string): string {
  return code.replace(
    styledComponent,
    (_match, declaration: string, name: string) =>
      `${declaration}.withConfig({ componentId: '${prefix(file)}-${name}' })`,
  )
}

/** Creates a Vite plugin that applies `nameStyles` to the library's source, as its build does. */
export function styleNames(): Plugin {
  const source = at('packages/ui/src')
  return {
    name: 'style-names',
    enforce: 'pre',
    transform: {
      filter: { id: stylesFile },
      handler: (code, id) => {
        const file = path.relative(source, id)
        return file.startsWith('..') ? undefined : { code: nameStyles(code, file), map: null }
      },
    },
  }
}
