'use client'

import { Image } from 'lucide-react'
import type { ReactElement } from 'react'
import { Hint } from '../field-group/field-group.styles.ts'
import { useEditorTexts } from '../model/use-editor-texts.ts'
import { Inherited, Place, PlaceRow } from './logo-placeholder.styles.ts'

export interface LogoPlaceholderProps {
  /** Address of the logo that is shown in place of the missing one. */
  src?: string | undefined
}

/**
 * Placeholder in the place of a missing logo. It shows the inherited one, or explains why the
 * logo's settings are disabled.
 */
export function LogoPlaceholder({ src }: LogoPlaceholderProps): ReactElement {
  const texts = useEditorTexts().images
  return (
    <PlaceRow aria-label={texts.logoPlaceholder}>
      <Place>
        {src === undefined ? <Image size={20} aria-hidden /> : <Inherited src={src} alt="" />}
      </Place>
      <Hint as="figcaption">
        {src === undefined ? texts.logoPlaceholderHint : texts.inheritedLogo}
      </Hint>
    </PlaceRow>
  )
}
