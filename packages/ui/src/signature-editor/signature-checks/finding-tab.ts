import type { EditorTab } from '../model/editor-types.ts'

const tabs: readonly (readonly [string, EditorTab])[] = [
  ['logo', 'images'],
  ['banner', 'images'],
  ['social', 'social'],
  ['signoff', 'addon'],
  ['addons', 'addon'],
  ['fontStyle', 'design'],
]

/** The tab in which the field at `path` is set; `general` holds everything without one of its own. */
export function tabOf(path: string): EditorTab {
  return tabs.find(([start]) => path.startsWith(start))?.[1] ?? 'general'
}
