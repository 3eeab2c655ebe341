import { visuallyHidden } from '@org/ui/theme'
import { styled } from 'styled-components'

/** A field that spans both columns of a form. */
export const Wide = styled.div`
  grid-column: 1 / -1;
`

/** A heading for screen readers only, used where sighted users need none. */
export const Hidden = styled.span`
  ${visuallyHidden}
`

/** A person's badges, side by side if there is room. */
export const States = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ph-space-1) var(--ph-space-2);
`
