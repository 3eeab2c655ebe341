'use client'

import { Image } from 'lucide-react'
import type { ReactElement } from 'react'
import { Hint } from '../field-group/field-group.styles.ts'
import { useEditorTexts } from '../model/use-editor-texts.ts'
import { Place, PlaceRow } from './logo-placeholder.styles.ts'

/** Holds the place of a logo that is still to come: why there is nothing to set yet. */
export function LogoPlaceholder(): ReactElement {
  const texts = useEditorTexts().images
  return (
    <PlaceRow aria-label={texts.logoPlaceholder}>
      <Place>
        <Image size={20} aria-hidden />
      </Place>
      <Hint as="figcaption">{texts.logoPlaceholderHint}</Hint>
    </PlaceRow>
  )
}
