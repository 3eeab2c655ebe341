import type { EditorTab } from '../model/editor-types.ts'

const tabs: readonly (readonly [string, EditorTab])[] = [
  ['logo', 'images'],
  ['banner', 'images'],
  ['social', 'social'],
  ['signoff', 'addon'],
  ['addons', 'addon'],
  ['fontStyle', 'design'],
]

/** The tab with the field at `path`; `general` unless another tab has it. */
export function tabOf(path: string): EditorTab {
  return tabs.find(([start]) => path.startsWith(start))?.[1] ?? 'general'
}
