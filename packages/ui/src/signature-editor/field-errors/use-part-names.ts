'use client'

import type { SignatureData } from '@org/signature'
import { useCallback } from 'react'
import type { EditorLabels } from '../editor.labels.ts'
import { useEditorTexts } from '../model/use-editor-texts.ts'

type PartName = (path: string, texts: EditorLabels) => string

const isGeneral = (key: string, { general }: EditorLabels): key is keyof EditorLabels['general'] =>
  Object.hasOwn(general, key)

/** Names of the parts that are not a single text field. */
const parts: { readonly [Key in keyof SignatureData]?: PartName } = {
  layoutKey: (_, { layouts }) => layouts,
  fontStyle: (_, { design }) => design.type,
  logo: (_, { images }) => images.logo,
  banner: (_, { images }) => images.banner,
  social: (path, { social }) => (path.includes('socialIcons') ? social.selected : social.look),
  customFields: (_, { customFields }) => customFields.title,
  signoff: (_, { addon }) => addon.signoff,
  addons: (path, { addon }) => {
    const key = path.split('.')[1] ?? ''
    return Object.hasOwn(addon.names, key)
      ? addon.names[key as keyof typeof addon.names]
      : addon.enabled
  },
}

function partName(path: string, texts: EditorLabels): string {
  const key = path.split('.')[0] ?? path
  const name = parts[key as keyof SignatureData]
  if (name) return name(path, texts)
  return isGeneral(key, texts) ? texts.general[key] : key
}

/**
 * Returns a function that maps paths such as `addons.disclaimer.data` to the names that the editor
 * shows for the parts at these paths, without duplicates.
 */
export function usePartNames(): (paths: readonly string[]) => string[] {
  const texts = useEditorTexts()
  return useCallback((paths) => [...new Set(paths.map((path) => partName(path, texts)))], [texts])
}
