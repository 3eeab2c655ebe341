'use client'

import { findNetwork, hasIconAddress } from '@org/signature'
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
import { IconRow } from './chosen-icons.styles.ts'

export interface ChosenIconsProps {
  icons: readonly SocialIcon[]
  /** For each icon the address that it gets where it has none; '' for none. */
  standIns?: readonly string[] | undefined
  onChange: (icons: SocialIcon[]) => void
  iconsBaseUrl: string | undefined
  /** Called when the last one was removed, with which the focus would be lost. */
  onEmptied?: (() => void) | undefined
}

/**
 * The signature's networks in their order. Those whose address is fixed can be moved, but neither
 * edited nor removed.
 */
export function ChosenIcons({
  icons,
  standIns,
  onChange,
  iconsBaseUrl,
  onEmptied,
}: ChosenIconsProps): ReactElement {
  const texts = useEditorTexts().social
  const { rows, set, change } = useRows(icons, onChange)

  const draw = useCallback(
    ({ id, item }: Row<SocialIcon>, index: number) => (
      <ChosenIcon
        id={id}
        icon={item}
        standIn={standIns?.[index]}
        iconsBaseUrl={iconsBaseUrl}
        onChange={change}
      />
    ),
    [standIns, iconsBaseUrl, change],
  )

  return (
    <SortableList
      label={texts.chosen}
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
      {draw}
    </SortableList>
  )
}

interface ChosenIconProps {
  id: string
  icon: SocialIcon
  standIn: string | undefined
  iconsBaseUrl: string | undefined
  onChange: (id: string, patch: Partial<SocialIcon>) => void
}

const ChosenIcon = memo(function ChosenIcon({
  id,
  icon,
  standIn,
  iconsBaseUrl,
  onChange,
}: ChosenIconProps): ReactElement {
  const texts = useEditorTexts().social
  const name = nameOf(icon)
  return (
    <IconRow>
      <NetworkIcon icon={icon.icon} src={icon.src} name={name} iconsBaseUrl={iconsBaseUrl} />
      <CheckedField
        rule={hasIconAddress(icon) ? 'link' : undefined}
        message={texts.refused}
        label={texts.url(name)}
        isLabelHidden
        type="url"
        placeholder={standIn || findNetwork(icon.icon)?.urlPattern}
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
