import { Popover } from 'react-aria-components/Popover'
import { css, styled } from 'styled-components'
import { focusRing } from '../../theme/mixins.ts'

/** The floating sheet of menus and lists. */
export const Sheet = styled(Popover)`
  min-width: var(--trigger-width);
  max-width: min(360px, calc(100vw - 16px));
  overflow: auto;
  padding: 4px;
  border: 1px solid var(--ph-color-border);
  border-radius: var(--ph-radius-card);
  background: var(--ph-color-raised);
  color: var(--ph-color-text);
  box-shadow: var(--ph-shadow-float);
  font-family: var(--ph-font-sans);
  transition: opacity var(--ph-motion-fast) var(--ph-motion-ease);

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }
`

/** One line of a menu or a list. */
export const option = css`
  display: flex;
  align-items: center;
  gap: var(--ph-space-2);
  min-height: var(--ph-size-control);
  padding: 6px var(--ph-space-3);
  border-radius: var(--ph-radius-control);
  line-height: 20px;
  cursor: pointer;
  outline: none;
  text-decoration: none;
  color: inherit;

  &[data-focused],
  &[data-hovered] {
    background: var(--ph-color-hover);
  }
  &[data-focus-visible] {
    ${focusRing}
    outline-offset: -2px;
  }
  &[data-disabled] {
    color: var(--ph-color-faint);
    cursor: not-allowed;
  }
`
