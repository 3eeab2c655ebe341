import type { EditorTab } from '../model/editor-types.ts'

const tabs: readonly (readonly [string, EditorTab])[] = [
  ['logo', 'images'],
  ['banner', 'images'],
  ['social', 'social'],
  ['signoff', 'addon'],
  ['addons', 'addon'],
  ['fontStyle', 'design'],
]

/** Returns the tab with the field at `path`; `general` if no other tab has the field. */
export function tabOf(path: string): EditorTab {
  return tabs.find(([start]) => path.startsWith(start))?.[1] ?? 'general'
}
