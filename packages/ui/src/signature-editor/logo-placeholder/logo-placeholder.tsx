'use client'

import { Image } from 'lucide-react'
import type { ReactElement } from 'react'
import { Hint } from '../field-group/field-group.styles.ts'
import { useEditorTexts } from '../model/use-editor-texts.ts'
import { Place, PlaceRow } from './logo-placeholder.styles.ts'

/** Placeholder in the place of a missing logo. It explains why the logo's settings are disabled. */
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
