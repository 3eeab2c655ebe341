import { focusRing, visuallyHidden } from '@org/ui/theme'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

export const Sheet = styled.div`
  width: min(320px, 84vw);
`

export const Place = styled.span`
  position: relative;
  display: grid;
`

export const Count = styled.span`
  position: absolute;
  top: -8px;
  left: 10px;
  min-width: 16px;
  padding: 0 4px;
  box-sizing: border-box;
  color: var(--ph-color-on-accent);
  font-size: 11px;
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  line-height: 16px;
  text-align: center;
  background: var(--ph-color-accent);
  border-radius: 8px;
`

export const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--ph-space-2);

  h2 {
    margin: 0;
    font-size: var(--ph-text-lead);
    font-weight: 650;
  }
`

export const Entries = styled.ul`
  display: grid;
  gap: 2px;
  max-height: min(420px, 60dvh);
  margin: var(--ph-space-2) calc(-1 * var(--ph-space-2)) calc(-1 * var(--ph-space-2));
  padding: 2px;
  overflow-y: auto;
  list-style: none;
`

export const Entry = styled(Link)`
  display: flex;
  align-items: flex-start;
  gap: var(--ph-space-3);
  padding: var(--ph-space-2);
  color: var(--ph-color-text);
  text-decoration: none;
  border-radius: var(--ph-radius-control);

  svg {
    flex: none;
    margin-top: 2px;
    color: var(--ph-color-muted);
  }

  &:hover {
    background: var(--ph-color-hover);
  }

  &:focus-visible {
    ${focusRing}
    outline-offset: -2px;
  }
`

export const Body = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;

  > * {
    display: block;
  }

  small {
    color: var(--ph-color-muted);
    font-size: var(--ph-text-small);
  }
`

/** Marks an unread entry; screen readers get text instead. */
export const Dot = styled.span`
  flex: none;
  width: 8px;
  height: 8px;
  margin-top: 6px;
  background: var(--ph-color-accent);
  border-radius: 50%;
`

export const Hidden = styled.span`
  ${visuallyHidden}
`
