import { findNetwork } from '@org/signature'
import { useState, type ReactElement } from 'react'
import { SortableList } from '../../src/sortable/index.ts'
import { iconsBaseUrl } from '../../src/testing/signature/icons-base-url.ts'
import { Network } from './showcase.styles.ts'

const nameOf = (icon: string) => findNetwork(icon)?.name ?? icon

/** A list that can be reordered by pointer, keyboard or buttons. */
export function NetworksList(): ReactElement {
  const [icons, setIcons] = useState(['linkedin', 'instagram', 'youtube', 'behance'])
  return (
    <SortableList
      label="Réseaux sociaux"
      items={icons}
      getKey={(icon) => icon}
      getName={nameOf}
      onReorder={setIcons}
      onRemove={(removed) => setIcons(icons.filter((icon) => icon !== removed))}
    >
      {(icon) => (
        <Network>
          <img src={`${iconsBaseUrl}/${icon}-4.png`} alt="" width={24} height={24} />
          {nameOf(icon)}
        </Network>
      )}
    </SortableList>
  )
}
