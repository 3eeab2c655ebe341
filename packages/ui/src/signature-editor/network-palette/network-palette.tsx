'use client'

import type { SocialNetwork } from '@org/signature'
import { memo, useState } from 'react'
import type { ReactElement, RefObject } from 'react'
import { SearchField } from '../../primitives/search-field/search-field.tsx'
import { NetworkIcon } from '../network-icon/network-icon.tsx'
import { useEditorTexts } from '../model/use-editor-texts.ts'
import { Hint } from '../field-group/field-group.styles.ts'
import { Choice, Grid } from './network-palette.styles.ts'

export interface NetworkPaletteProps {
  networks: readonly SocialNetwork[]
  onAdd: (network: SocialNetwork) => void
  iconsBaseUrl: string | undefined
  /** Ref to the list of networks. */
  ref?: RefObject<HTMLUListElement | null> | undefined
}

/** The networks that can be added. */
export const NetworkPalette = memo(function NetworkPalette({
  networks,
  onAdd,
  iconsBaseUrl,
  ref,
}: NetworkPaletteProps): ReactElement {
  const texts = useEditorTexts().social
  const [query, setQuery] = useState('')
  const sought = query.trim().toLowerCase()
  const found = networks.filter(({ name }) => name.toLowerCase().includes(sought))

  return (
    <>
      <SearchField label={texts.search} isLabelHidden value={query} onChange={setQuery} />
      {found.length === 0 && (
        <Hint as="output">{networks.length === 0 ? texts.allSelected : texts.nothingFound}</Hint>
      )}
      <Grid ref={ref} aria-label={texts.palette}>
        {found.map((network) => (
          <li key={network.key}>
            <Choice
              type="button"
              aria-label={texts.add(network.name)}
              title={network.name}
              onClick={() => onAdd(network)}
            >
              <NetworkIcon icon={network.key} name={network.name} iconsBaseUrl={iconsBaseUrl} />
            </Choice>
          </li>
        ))}
      </Grid>
    </>
  )
})
