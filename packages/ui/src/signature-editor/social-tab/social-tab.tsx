'use client'

import { limits } from '@org/signature'
import type { Social } from '@org/signature'
import type { ReactElement } from 'react'
import { Slider } from '../../primitives/slider/slider.tsx'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import { ChosenIcons } from '../chosen-icons/chosen-icons.tsx'
import { FieldGroup } from '../field-group/field-group.tsx'
import type { TabProps } from '../model/editor-types.ts'
import { maxRadius, resized } from '../model/shape.ts'
import { newSocialIcon, remainingNetworks } from '../model/social-icons.ts'
import { NetworkPalette } from '../network-palette/network-palette.tsx'
import { Pair, TabBody } from '../tab-layout/tab-layout.styles.ts'
import { editorTexts } from '../texts.ts'

const texts = editorTexts.social

export interface SocialTabProps extends TabProps {
  iconsBaseUrl: string | undefined
}

/** The social networks of the signature and how their icons look. */
export function SocialTab({ data, edit, iconsBaseUrl }: SocialTabProps): ReactElement {
  const { social } = data
  const change = (next: (social: Social) => Social) =>
    edit((newest) => ({ ...newest, social: next(newest.social) }))

  return (
    <TabBody>
      <FieldGroup
        title={texts.chosen}
        hint={social.socialIcons.length ? undefined : texts.chosenEmpty}
      >
        <ChosenIcons
          icons={social.socialIcons}
          iconsBaseUrl={iconsBaseUrl}
          onChange={(socialIcons) => change((newest) => ({ ...newest, socialIcons }))}
        />
      </FieldGroup>
      <FieldGroup title={texts.palette}>
        <NetworkPalette
          networks={remainingNetworks(social.socialIcons)}
          iconsBaseUrl={iconsBaseUrl}
          onAdd={(network) =>
            change((newest) => ({
              ...newest,
              socialIcons: [...newest.socialIcons, newSocialIcon(network)],
            }))
          }
        />
      </FieldGroup>
      <FieldGroup title={texts.look}>
        <TextField
          label={texts.caption}
          placeholder={texts.captionPlaceholder}
          value={social.caption}
          onChange={(caption) => change((newest) => ({ ...newest, caption }))}
        />
        <Pair>
          <Slider
            label={texts.width}
            unit="px"
            min={limits.socialWidth.min}
            max={limits.socialWidth.max}
            value={social.width}
            onChange={(width) => change((newest) => resized(newest, width))}
          />
          <Slider
            label={texts.shape}
            unit="px"
            min={0}
            max={maxRadius(social.width)}
            value={social.radius}
            onChange={(radius) => change((newest) => ({ ...newest, radius }))}
          />
        </Pair>
      </FieldGroup>
    </TabBody>
  )
}
