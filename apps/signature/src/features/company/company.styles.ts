import { below } from '@org/ui/theme'
import { styled } from 'styled-components'

export const Sections = styled.div`
  display: grid;
  grid-template-columns: 282px minmax(0, 1fr);
  align-items: start;
  gap: var(--ph-space-5);

  ${below('laptop')} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** A logo to compare with another one. */
export const SmallLogo = styled.img`
  display: block;
  max-width: 100%;
  max-height: 96px;
  padding: var(--ph-space-1);
  background: #ffffff;
  border: 1px solid var(--ph-color-border);
  border-radius: var(--ph-radius-control);
  box-sizing: border-box;
`

export const AboveLogo = styled.div`
  margin-bottom: var(--ph-space-4);
`

/** A message below the save button. */
export const AfterSave = styled.div`
  margin-top: var(--ph-space-4);

  &:empty {
    display: none;
  }
`
