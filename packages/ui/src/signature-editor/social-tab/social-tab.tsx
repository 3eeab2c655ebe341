'use client'

import { sizeLimits } from '@org/signature'
import type { Social, SocialIcon, SocialNetwork } from '@org/signature'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { ReactElement } from 'react'
import { SelectedIcons } from '../selected-icons/selected-icons.tsx'
import { FieldGroup } from '../field-group/field-group.tsx'
import type { TabProps } from '../model/editor-types.ts'
import { newSocialIcon, remainingNetworks } from '../model/social-icons.ts'
import { addressFallbacks } from '../model/fallbacks.ts'
import { NetworkPalette } from '../network-palette/network-palette.tsx'
import { TabBody } from '../tab-layout/tab-layout.styles.ts'
import { useEditorTexts } from '../model/use-editor-texts.ts'
import { useSameValues } from '../../use-same-values.ts'
import { TooMany } from '../too-many/too-many.tsx'
import { SocialLook } from './social-look.tsx'

const max = sizeLimits.socialIcons

export interface SocialTabProps extends TabProps {
  iconsBaseUrl: string | undefined
}

/** The signature's social networks and the look of their icons. */
export function SocialTab({ data, edit, filled, iconsBaseUrl }: SocialTabProps): ReactElement {
  const texts = useEditorTexts().social
  const { caption, width, radius, socialIcons } = data.social
  const palette = useRef<HTMLUListElement>(null)
  const tab = useRef<HTMLDivElement>(null)
  const wasAdded = useRef(false)
  const change = useCallback(
    (next: (social: Social) => Social) =>
      edit((newest) => ({ ...newest, social: next(newest.social) })),
    [edit],
  )
  const add = useCallback(
    (network: SocialNetwork) => {
      wasAdded.current = true
      change((newest) => ({
        ...newest,
        socialIcons: [...newest.socialIcons, newSocialIcon(network)],
      }))
    },
    [change],
  )
  useEffect(() => {
    if (!wasAdded.current) return
    wasAdded.current = false
    // An icon without an address is not shown, so the address is typed next.
    const address = tab.current?.querySelector<HTMLInputElement>('li:last-child input')
    address?.scrollIntoView({ block: 'center' })
    address?.focus()
    // Behind what every address of the network begins with.
    address?.setSelectionRange(address.value.length, address.value.length)
  }, [socialIcons.length])
  const replaceShown = (icons: SocialIcon[]) =>
    change((newest) => ({
      ...newest,
      socialIcons: [...icons, ...newest.socialIcons.slice(max)],
    }))
  const removeExcess = () =>
    change((newest) => ({
      ...newest,
      socialIcons: newest.socialIcons.slice(0, max),
    }))
  const shown = socialIcons.slice(0, max)
  const selected = useSameValues(socialIcons.map(({ icon }) => icon))
  const fallbacks = useSameValues(addressFallbacks(filled, shown))
  const remaining = useMemo(() => remainingNetworks(selected), [selected])

  return (
    <TabBody ref={tab}>
      <FieldGroup
        title={texts.selected}
        hint={socialIcons.length ? undefined : texts.noneSelected}
        section="networks"
      >
        <SelectedIcons
          icons={shown}
          fallbacks={fallbacks}
          iconsBaseUrl={iconsBaseUrl}
          onChange={replaceShown}
          onEmptied={() => palette.current?.querySelector('button')?.focus()}
        />
        <TooMany count={socialIcons.length} max={max} onRemove={removeExcess} />
      </FieldGroup>
      <FieldGroup title={texts.palette}>
        <NetworkPalette
          ref={palette}
          networks={remaining}
          iconsBaseUrl={iconsBaseUrl}
          onAdd={add}
        />
      </FieldGroup>
      <SocialLook caption={caption} width={width} radius={radius} onChange={change} />
    </TabBody>
  )
}
