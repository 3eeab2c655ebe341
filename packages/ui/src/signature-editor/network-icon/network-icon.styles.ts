import { styled } from 'styled-components'

export const Picture = styled.img`
  flex: none;
  width: 24px;
  height: 24px;
`

/** First letter of a network's name, shown if there is no address to load its icon from. */
export const Initial = styled.span`
  display: inline-grid;
  flex: none;
  width: 24px;
  height: 24px;
  place-items: center;
  border-radius: 6px;
  background: var(--ph-color-hover);
  color: var(--ph-color-muted);
  font-size: var(--ph-text-small);
  font-weight: var(--ph-weight-strong);
`
