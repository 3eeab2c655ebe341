import { defaultSignatureData } from '@org/signature'
import { styled } from 'styled-components'

export const PlaceRow = styled.figure`
  margin: 0;
  display: flex;
  align-items: center;
  gap: var(--ph-space-3);
`

/**
 * The box in place of the logo, as wide as a logo by default (specification 2, section 9: 50 px).
 */
export const Place = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: ${defaultSignatureData.logo.width}px;
  aspect-ratio: 1;
  border: 1px dashed var(--ph-color-border-strong);
  border-radius: var(--ph-radius-control);
  color: var(--ph-color-faint);
`

export const Inherited = styled.img`
  width: 100%;
  height: 100%;
  object-fit: contain;
`
