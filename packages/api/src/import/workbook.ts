import { parseXml } from './parse-xml.ts'
import type { Pause } from './pause.ts'
import type { UnpackedFiles } from './unpack.ts'

/** A visible sheet of a workbook. */
export interface WorkbookSheet {
  name: string
  /** Name of its file in the archive. */
  file: string
}

/** The parts of a workbook that contain its text. */
export interface Workbook {
  sheets: WorkbookSheet[]
  sharedStrings: string | null
  styles: string | null
  /** Whether days are counted from 1904, as older Excel for Mac does. */
  is1904: boolean
}

interface Relationship {
  type: string
  target: string
}

/**
 * Reads the structure of a workbook; null if the archive is not a workbook. A package uses
 * relationships to point to its parts (ECMA-376, part 2).
 */
export async function readWorkbook(files: UnpackedFiles, pause: Pause): Promise<Workbook | null> {
  const roots = [...(await relationships(files, '', pause)).values()]
  const main = roots.find(({ type }) => type.endsWith('/officeDocument'))?.target
  if (main === undefined || !files.has(main)) return null
  const parts = await relationships(files, main, pause)
  const sheets: WorkbookSheet[] = []
  let is1904 = false
  await parseXml(
    files.get(main) ?? [],
    {
      open(name, attributes) {
        if (name === 'workbookPr') is1904 = /^(?:1|true)$/.test(attributes['date1904'] ?? '')
        if (name !== 'sheet' || /hidden/i.test(attributes['state'] ?? '')) return
        const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? ''
        const part = parts.get(id)
        if (!part?.type.endsWith('/worksheet')) return
        sheets.push({ name: attributes['name'] ?? '', file: part.target })
      },
    },
    pause,
  )
  const partOf = (kind: string) =>
    [...parts.values()].find(({ type }) => type.endsWith(`/${kind}`))?.target ?? null
  return { sheets, sharedStrings: partOf('sharedStrings'), styles: partOf('styles'), is1904 }
}

async function relationships(
  files: UnpackedFiles,
  of: string,
  pause: Pause,
): Promise<Map<string, Relationship>> {
  const folder = of.slice(0, of.lastIndexOf('/') + 1)
  const file = files.get(`${folder}_rels/${of.slice(folder.length)}.rels`) ?? []
  const found = new Map<string, Relationship>()
  await parseXml(
    file,
    {
      open(name, { Id: id, Type: type, Target: target }) {
        if (name !== 'Relationship' || id === undefined) return
        found.set(id, { type: type ?? '', target: resolve(folder, target ?? '') })
      },
    },
    pause,
  )
  return found
}

/**
 * Resolves the target of a relationship to a file name in the archive. The target is relative to a
 * folder or to the root.
 */
function resolve(folder: string, target: string): string {
  const base = `file:///${folder}`
  return URL.canParse(target, base) ? new URL(target, base).pathname.slice(1) : ''
}
