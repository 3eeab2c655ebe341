import { styled } from 'styled-components'
import { focusRing } from '../../theme/mixins.ts'
import { scrollFade } from '../../theme/scroll-fade.styles.ts'

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;

  &[data-orientation='vertical'] {
    flex-direction: row;
    gap: var(--ph-space-5);
  }
`

export const List = styled.div`
  display: flex;
  gap: var(--ph-space-1);
  overflow-x: auto;
  scrollbar-width: none;
  ${scrollFade.inline}
  box-shadow: inset 0 -1px 0 var(--ph-color-border);

  &[aria-orientation='vertical'] {
    flex: none;
    flex-direction: column;
    max-width: 50%;
    overflow: visible;
    animation: none;
    mask-image: none;
    box-shadow: inset -1px 0 0 var(--ph-color-border);
  }
`

export const Item = styled.div`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: var(--ph-space-2);
  flex: none;
  min-height: 40px;
  padding: 0 var(--ph-space-3);
  border-radius: var(--ph-radius-control) var(--ph-radius-control) 0 0;
  color: var(--ph-color-muted);
  font-weight: var(--ph-weight-medium);
  cursor: pointer;
  user-select: none;
  outline: none;
  transition: color var(--ph-motion-fast) var(--ph-motion-ease);

  @media (pointer: coarse) {
    min-height: var(--ph-size-touch);
  }

  &:hover {
    color: var(--ph-color-text);
  }
  &[aria-selected='true'] {
    color: var(--ph-color-accent);
    box-shadow: inset 0 -2px 0 var(--ph-color-accent);
  }
  [aria-orientation='vertical'] > & {
    border-radius: var(--ph-radius-control) 0 0 var(--ph-radius-control);
  }
  [aria-orientation='vertical'] > &[aria-selected='true'] {
    box-shadow: inset -2px 0 0 var(--ph-color-accent);
  }
  &:focus-visible {
    ${focusRing}
    outline-offset: -2px;
  }
  &[aria-disabled] {
    color: var(--ph-color-faint);
    cursor: not-allowed;
  }
`

export const Panel = styled.div`
  min-width: 0;
  flex: 1;
  padding-top: var(--ph-space-5);
  outline: none;

  &:focus-visible {
    ${focusRing}
  }
  &[hidden] {
    display: none;
  }
`
