import path from 'node:path'
import type { Plugin } from 'vite'
import { at } from './paths.ts'

const stylesFile = /\.styles\.[jt]s$/

/** `const Face = styled.button` or `styled(Input)`, with the name in the second group. */
const styledComponent =
  /^((?:export )?const (\w+) = styled(?:\.\w+|\((?:[^()]|\([^()]*\))*\)))(?!\.withConfig)/gm

/** What the classes of a file's components begin with: its room and its name. */
function prefix(file: string): string {
  const [room = ''] = file.split(path.sep)
  return `ph-${room}-${path.basename(file).replace(stylesFile, '')}`
}

/**
 * Gives each styled component of a file a name of its own. Left alone, styled-components counts them
 * in the order in which modules happen to load, so that a page's classes would differ from those
 * that a server has sent.
 * @param file Path from the package's `src` or `dist`.
 */
export function nameStyles(code: string, file: string): string {
  return code.replace(
    styledComponent,
    (_match, declaration: string, name: string) =>
      `${declaration}.withConfig({ componentId: '${prefix(file)}-${name}' })`,
  )
}

/** Names the library's styles where its source is used; its build does the same. */
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
