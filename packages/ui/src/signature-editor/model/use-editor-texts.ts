'use client'
import { useLabels } from '../../locale/index.ts'
import { editorLabels, type EditorLabels } from '../editor.labels.ts'

/** Returns the editor's UI text in the page's language. */
export const useEditorTexts = (): EditorLabels => useLabels(editorLabels)
