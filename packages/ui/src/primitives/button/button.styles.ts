import { Button as AriaButton } from 'react-aria-components/Button'
import { css, styled } from 'styled-components'
import { focusRing } from '../../theme/mixins.ts'
import type { ButtonVariant } from './button.tsx'

const variants = {
  primary: css`
    background: var(--ph-color-accent);
    color: var(--ph-color-on-accent);
    &[data-hovered],
    &[data-pressed] {
      background: var(--ph-color-accent-hover);
    }
  `,
  secondary: css`
    background: var(--ph-color-surface);
    border-color: var(--ph-color-border-strong);
    color: var(--ph-color-text);
    &[data-hovered],
    &[data-pressed] {
      background: var(--ph-color-hover);
    }
  `,
  tertiary: css`
    background: transparent;
    color: var(--ph-color-accent);
    &[data-hovered],
    &[data-pressed] {
      background: var(--ph-color-accent-soft);
    }
  `,
  danger: css`
    background: var(--ph-color-danger);
    color: var(--ph-color-on-danger);
    &[data-hovered],
    &[data-pressed] {
      background: var(--ph-color-danger-hover);
    }
  `,
}

/** The appearance of buttons, shared with links that look like one. */
export const buttonFace = css<{ $variant: ButtonVariant; $isWide?: boolean }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--ph-space-2);
  width: ${(props) => (props.$isWide ? '100%' : 'auto')};
  min-height: var(--ph-size-control);
  padding: calc((var(--ph-size-control) - 22px) / 2) var(--ph-space-4);
  border: 1px solid transparent;
  border-radius: var(--ph-radius-control);
  font-weight: var(--ph-weight-medium);
  line-height: 20px;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background-color var(--ph-motion-fast) var(--ph-motion-ease);
  -webkit-tap-highlight-color: transparent;

  ${(props) => variants[props.$variant]}

  &[data-focus-visible] {
    ${focusRing}
  }
  &[data-pressed] {
    transform: translateY(0.5px);
  }
  &[data-disabled] {
    background: ${(props) =>
      props.$variant === 'tertiary' ? 'transparent' : 'var(--ph-color-hover)'};
    border-color: transparent;
    color: var(--ph-color-faint);
    cursor: not-allowed;
    transform: none;
  }
  &[data-pending] {
    cursor: progress;
  }
  svg {
    flex: none;
  }
`

export const Face = styled(AriaButton)<{ $variant: ButtonVariant; $isWide?: boolean }>`
  ${buttonFace}
`

/** Keeps the button's width while the progress ring replaces its text. */
export const Content = styled.span<{ $isHidden: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: inherit;
  min-width: 0;
  opacity: ${(props) => (props.$isHidden ? 0 : 1)};
`

export const Waiting = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`
