import { styled } from 'styled-components'
import { Face } from '../button/button.styles.ts'

export const Square = styled(Face)`
  flex: none;
  width: var(--ph-size-control);
  padding: 0;

  /* An icon is recognisable as a button without the accent color of a quiet text button. */
  &:not([data-disabled]) {
    color: ${(props) => (props.$variant === 'tertiary' ? 'var(--ph-color-text)' : undefined)};
  }
`
