import { below, focusRing } from '@org/ui/theme'
import { styled } from 'styled-components'

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(440px, 100%), 1fr));
  gap: var(--ph-space-5);
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Card = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: minmax(220px, 1fr) auto;
  background: var(--ph-color-surface);
  border: 1px solid var(--ph-color-border);
  border-radius: var(--ph-radius-card);
  overflow: hidden;

  /*
   * The name's link covers the card, so that a click anywhere follows the link; buttons are above
   * it.
   */
  h2 a::after {
    position: absolute;
    inset: 0;
    border-radius: inherit;
    content: '';
  }

  button {
    position: relative;
  }

  &:has(h2 a[data-hovered]) {
    border-color: var(--ph-color-border-strong);
  }

  &:has(h2 a[data-focus-visible]) {
    ${focusRing}
  }

  h2 a[data-focus-visible] {
    outline: none;
  }
`

/** White in every color scheme, because mails are shown on white. */
export const Paper = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  padding: var(--ph-space-5);
  background: #ffffff;
  overflow: hidden;
`

export const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ph-space-3);
  padding: var(--ph-space-3) var(--ph-space-3) var(--ph-space-3) var(--ph-space-4);
  border-top: 1px solid var(--ph-color-border);
`

export const Names = styled.div`
  flex: 1;
  min-width: 0;
  line-height: 1.35;

  h2 {
    margin: 0;
    font-size: var(--ph-text-body);
    font-weight: 650;
    overflow-wrap: anywhere;
  }
`

/** A signature's name with its badge. */
export const Named = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ph-space-1) var(--ph-space-2);
`

/** The people and teams that get a signature. */
export const Holders = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--ph-space-2);
  color: var(--ph-color-muted);
  font-size: var(--ph-text-small);
`

export const Toolbar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 240px;
  gap: var(--ph-space-3);

  ${below('tablet')} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Usage = styled.dl`
  display: grid;
  gap: var(--ph-space-1);
  margin: 0;

  dt {
    font-weight: 650;
  }

  dd + dt {
    margin-top: var(--ph-space-3);
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`
