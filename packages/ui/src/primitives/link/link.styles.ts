import { Link as AriaLink } from 'react-aria-components/Link'
import { styled } from 'styled-components'
import { focusRing } from '../../theme/mixins.ts'
import { buttonFace } from '../button/button.styles.ts'
import type { ButtonVariant } from '../button/button.tsx'

export const Inline = styled(AriaLink)`
  border-radius: 3px;
  color: var(--ph-color-accent);
  cursor: pointer;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;

  &[data-hovered] {
    color: var(--ph-color-accent-hover);
    text-decoration-thickness: 2px;
  }
  &[data-focus-visible] {
    ${focusRing}
  }
  &[data-disabled] {
    color: var(--ph-color-faint);
    cursor: not-allowed;
    text-decoration: none;
  }
`

export const AsButton = styled(AriaLink)<{ $variant: ButtonVariant; $isWide?: boolean }>`
  ${buttonFace}
`
