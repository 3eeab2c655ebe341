import { styled } from 'styled-components'

export const Picture = styled.img`
  flex: none;
  width: 24px;
  height: 24px;
`

/** Initial of a network whose icon is not served. */
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
