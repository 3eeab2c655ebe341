'use client'

import { findNetwork } from '@org/signature'
import type { SocialIcon } from '@org/signature'
import type { ReactElement } from 'react'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import { SortableList } from '../../sortable/index.ts'
import { addressStart } from '../model/social-icons.ts'
import { useRows } from '../model/use-rows.ts'
import { NetworkIcon } from '../network-icon/network-icon.tsx'
import { editorTexts } from '../texts.ts'
import { IconRow } from './chosen-icons.styles.ts'

const texts = editorTexts.social

export interface ChosenIconsProps {
  icons: readonly SocialIcon[]
  onChange: (icons: SocialIcon[]) => void
  iconsBaseUrl: string | undefined
}

/**
 * The signature's networks in their order. Those whose address is fixed can be moved, but neither
 * edited nor removed.
 */
export function ChosenIcons({ icons, onChange, iconsBaseUrl }: ChosenIconsProps): ReactElement {
  const { rows, set, change } = useRows(icons, onChange)

  return (
    <SortableList
      label={texts.chosen}
      items={rows}
      getKey={({ id }) => id}
      getName={({ item }) => nameOf(item)}
      onReorder={set}
      onRemove={(row) => set(rows.filter(({ id }) => id !== row.id))}
      canRemove={({ item }) => item.editable}
    >
      {({ id, item }) => (
        <IconRow>
          <NetworkIcon
            icon={item.icon}
            src={item.src}
            name={nameOf(item)}
            iconsBaseUrl={iconsBaseUrl}
          />
          <TextField
            label={texts.url(nameOf(item))}
            isLabelHidden
            type="url"
            placeholder={findNetwork(item.icon)?.urlPattern}
            description={describe(item)}
            isReadOnly={!item.editable}
            value={item.url}
            onChange={(url) => change(id, { url })}
          />
        </IconRow>
      )}
    </SortableList>
  )
}

function nameOf({ icon }: SocialIcon): string {
  return findNetwork(icon)?.name ?? icon
}

function describe({ icon, url, editable }: SocialIcon): string | undefined {
  if (!editable) return texts.locked
  const network = findNetwork(icon)
  return network && url === addressStart(network) ? texts.incomplete : undefined
}
