import {
  builtinHandlers,
  builtinResolvers,
  ERROR_CODES,
  makeFsImporter,
  parse,
  type Documentation,
  type Handler,
} from 'react-docgen'
import type { Plugin } from 'vite'
import { propTypes } from './prop-types.ts'

interface ComponentDocs extends Documentation {
  definedInFile?: string
}

const recordFile: Handler = (documentation, definition) =>
  documentation.set('definedInFile', definition.hub.file.opts.filename)

const { codeTypeHandler: _, ...others } = builtinHandlers
const handlers = [propTypes, ...Object.values(others), recordFile]

/** Reads, from a module's source, the documentation of the components that the module exports. */
export function readDocs(source: string, filename: string): ComponentDocs[] {
  try {
    return parse(source, {
      filename,
      handlers,
      importer: makeFsImporter(),
      resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
      babelOptions: { babelrc: false, configFile: false },
    }) as ComponentDocs[]
  } catch (error) {
    if ((error as { code?: string }).code === ERROR_CODES.MISSING_DEFINITION) return []
    throw error
  }
}

/**
 * Provides the props of components to their docs pages. Replaces Storybook's own plugin and has its
 * name, so that test runs, which exclude that plugin by name, exclude this one too.
 */
export function docgen(): Plugin {
  return {
    name: 'storybook:react-docgen-plugin',
    enforce: 'pre',
    transform(source, id) {
      if (!/\/(packages|apps)\/[^?]*\.tsx$/.test(id) || id.includes('/node_modules/')) return null
      const docs = readDocs(source, id)
        .filter(({ definedInFile, displayName }) => definedInFile === id && displayName)
        .map((found) => `\n${found.displayName}.__docgenInfo = ${JSON.stringify(found)};`)
      return docs.length > 0 ? { code: source + docs.join(''), map: null } : null
    },
  }
}
