import { Popover } from 'react-aria-components/Popover'
import { css, styled } from 'styled-components'
import { focusRing } from '../../theme/mixins.ts'

/** The floating surface of menus and lists. */
export const Sheet = styled(Popover)`
  min-width: min(var(--trigger-width), calc(100vw - 24px));
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

/** One item of a menu or a list. */
export const option = css`
  display: flex;
  align-items: center;
  gap: var(--ph-space-2);
  min-height: var(--ph-size-control);
  padding: calc((var(--ph-size-control) - 24px) / 2) var(--ph-space-3);
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

/** The list inside a popover. */
export const list = css`
  max-height: 320px;
  overflow: auto;
  outline: none;
`

/** A selectable item: a check mark appears once it is selected. */
export const choice = css`
  ${option}

  > svg {
    flex: none;
    margin-left: auto;
    visibility: hidden;
    color: var(--ph-color-accent);
  }
  &[data-selected] > svg {
    visibility: visible;
  }
`

/** Text of an item, with an optional second line. */
export const OptionText = styled.span`
  display: flex;
  flex-direction: column;
  min-width: 0;

  small {
    color: var(--ph-color-muted);
    font-size: var(--ph-text-small);
  }
`
