import { below, ellipsis, focusRing, visuallyHidden } from '@org/ui/theme'
import { Link } from 'react-router-dom'
import { css, styled } from 'styled-components'

export const Place = styled.search`
  display: block;
  min-width: 0;
`

/** Opens below the field, over the page. Fixed, so that the narrow sidebar does not clip it. */
export const Sheet = styled.div`
  position: fixed;
  z-index: 6;
  left: var(--ph-space-3);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ph-space-3);
  width: min(420px, calc(100vw - 2 * var(--ph-space-3)));
  max-height: min(560px, calc(100dvh - 120px));
  padding: var(--ph-space-3);
  box-sizing: border-box;
  overflow-y: auto;
  background: var(--ph-color-raised);
  border: 1px solid var(--ph-color-border);
  border-radius: var(--ph-radius-card);
  box-shadow: var(--ph-shadow-float);

  ${below('tablet')} {
    width: calc(100vw - 2 * var(--ph-space-3));
  }
`

export const Status = styled.output<{ $isHidden: boolean }>`
  margin: 0;
  color: var(--ph-color-muted);

  &:empty {
    ${visuallyHidden}
  }

  ${({ $isHidden }) =>
    $isHidden &&
    css`
      ${visuallyHidden}
    `}
`

export const Group = styled.section`
  h2 {
    margin: 0 0 var(--ph-space-1);
    padding: 0 var(--ph-space-2);
    color: var(--ph-color-muted);
    font-size: var(--ph-text-small);
    font-weight: 500;
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`

export const Hit = styled(Link)`
  display: flex;
  align-items: baseline;
  gap: var(--ph-space-3);
  min-height: 36px;
  padding: var(--ph-space-2);
  box-sizing: border-box;
  color: var(--ph-color-text);
  line-height: 20px;
  text-decoration: none;
  border-radius: var(--ph-radius-control);

  @media (pointer: coarse) {
    min-height: 44px;
  }

  &:hover,
  &:focus-visible {
    background: var(--ph-color-hover);
  }

  &:focus-visible {
    ${focusRing}
    outline-offset: -2px;
  }
`

export const Name = styled.span`
  ${ellipsis}
  flex: none;
  max-width: 100%;

  &:not(:only-child) {
    max-width: 60%;
  }
`

export const Detail = styled.span`
  ${ellipsis}
  color: var(--ph-color-muted);
  font-size: var(--ph-text-small);
`
