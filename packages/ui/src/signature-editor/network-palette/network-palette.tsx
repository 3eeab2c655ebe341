'use client'

import type { SocialNetwork } from '@org/signature'
import { useEffect, useRef, useState } from 'react'
import type { ReactElement } from 'react'
import { SearchField } from '../../primitives/search-field/search-field.tsx'
import { NetworkIcon } from '../network-icon/network-icon.tsx'
import { editorTexts } from '../texts.ts'
import { Hint } from '../field-group/field-group.styles.ts'
import { Choice, Grid } from './network-palette.styles.ts'

const texts = editorTexts.social

export interface NetworkPaletteProps {
  networks: readonly SocialNetwork[]
  onAdd: (network: SocialNetwork) => void
  iconsBaseUrl: string | undefined
}

/** The networks still to be chosen. Adding one leaves the focus on its neighbour. */
export function NetworkPalette({
  networks,
  onAdd,
  iconsBaseUrl,
}: NetworkPaletteProps): ReactElement {
  const [query, setQuery] = useState('')
  const gridRef = useRef<HTMLUListElement>(null)
  const addedAt = useRef<number | null>(null)
  const sought = query.trim().toLowerCase()
  const found = networks.filter(({ name }) => name.toLowerCase().includes(sought))

  useEffect(() => {
    if (addedAt.current === null) return
    const buttons = gridRef.current?.querySelectorAll('button')
    buttons?.[Math.min(addedAt.current, buttons.length - 1)]?.focus()
    addedAt.current = null
  }, [networks])

  return (
    <>
      <SearchField label={texts.search} isLabelHidden value={query} onChange={setQuery} />
      {found.length === 0 && <Hint as="output">{texts.nothingFound}</Hint>}
      <Grid ref={gridRef} aria-label={texts.palette}>
        {found.map((network, index) => (
          <li key={network.key}>
            <Choice
              type="button"
              aria-label={texts.add(network.name)}
              title={network.name}
              onClick={() => {
                addedAt.current = index
                onAdd(network)
              }}
            >
              <NetworkIcon icon={network.key} name={network.name} iconsBaseUrl={iconsBaseUrl} />
            </Choice>
          </li>
        ))}
      </Grid>
    </>
  )
}
