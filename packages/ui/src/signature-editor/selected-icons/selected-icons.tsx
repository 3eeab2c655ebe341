'use client'

import { findNetwork, hasIconAddress, iconAddress } from '@org/signature'
import type { SocialIcon } from '@org/signature'
import { memo, useCallback } from 'react'
import type { ReactElement } from 'react'
import { CheckedField } from '../checked-field/checked-field.tsx'
import { SortableList } from '../../sortable/index.ts'
import type { EditorLabels } from '../editor.labels.ts'
import { useRows } from '../model/use-rows.ts'
import type { Row } from '../model/use-rows.ts'
import { NetworkIcon } from '../network-icon/network-icon.tsx'
import { useEditorTexts } from '../model/use-editor-texts.ts'
import { IconRow } from './selected-icons.styles.ts'

export interface SelectedIconsProps {
  icons: readonly SocialIcon[]
  /** Fallback address of each icon, or '' if it has none. */
  fallbacks?: readonly string[] | undefined
  onChange: (icons: SocialIcon[]) => void
  iconsBaseUrl: string | undefined
  /** Called when the only remaining icon has been removed, so that the caller can move focus. */
  onEmptied?: (() => void) | undefined
}

/**
 * The signature's networks in order. Networks with a locked address can be moved, but not edited or
 * removed.
 */
export function SelectedIcons({
  icons,
  fallbacks,
  onChange,
  iconsBaseUrl,
  onEmptied,
}: SelectedIconsProps): ReactElement {
  const texts = useEditorTexts().social
  const { rows, set, change } = useRows(icons, onChange)

  const renderRow = useCallback(
    ({ id, item }: Row<SocialIcon>, index: number) => (
      <SelectedIcon
        id={id}
        icon={item}
        fallback={fallbacks?.[index]}
        iconsBaseUrl={iconsBaseUrl}
        onChange={change}
      />
    ),
    [fallbacks, iconsBaseUrl, change],
  )

  return (
    <SortableList
      label={texts.selected}
      items={rows}
      getKey={({ id }) => id}
      getName={({ item }) => nameOf(item)}
      onReorder={set}
      onRemove={(row) => {
        set(rows.filter(({ id }) => id !== row.id))
        if (rows.length === 1) onEmptied?.()
      }}
      canRemove={({ item }) => item.editable}
      isInline
    >
      {renderRow}
    </SortableList>
  )
}

interface SelectedIconProps {
  id: string
  icon: SocialIcon
  fallback: string | undefined
  iconsBaseUrl: string | undefined
  onChange: (id: string, patch: Partial<SocialIcon>) => void
}

const SelectedIcon = memo(function SelectedIcon({
  id,
  icon,
  fallback,
  iconsBaseUrl,
  onChange,
}: SelectedIconProps): ReactElement {
  const texts = useEditorTexts().social
  const name = nameOf(icon)
  return (
    <IconRow>
      <NetworkIcon icon={icon.icon} src={icon.src} name={name} iconsBaseUrl={iconsBaseUrl} />
      <CheckedField
        rule={hasIconAddress(icon) && iconAddress(icon) === icon.url ? 'link' : undefined}
        message={texts.refused}
        label={texts.url(name)}
        isLabelHidden
        type="url"
        placeholder={fallback || findNetwork(icon.icon)?.urlPattern}
        description={describe(icon, texts)}
        isReadOnly={!icon.editable}
        value={icon.url}
        onChange={(url) => onChange(id, { url })}
      />
    </IconRow>
  )
})

function nameOf({ icon }: SocialIcon): string {
  return findNetwork(icon)?.name ?? icon
}

function describe(icon: SocialIcon, texts: EditorLabels['social']): string | undefined {
  if (!icon.editable) return texts.locked
  if (icon.url.trim() === '') return undefined
  return hasIconAddress(icon) ? undefined : texts.incomplete
}
