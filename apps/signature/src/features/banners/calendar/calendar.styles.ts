import { below, ellipsis } from '@org/ui/theme'
import { styled } from 'styled-components'

const nameWidth = '168px'

export const Turning = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ph-space-1);
`

export const Range = styled.p`
  margin: 0;
  color: var(--ph-color-muted);

  &::first-letter {
    text-transform: uppercase;
  }
`

/** Scrolls when there are many teams; the months stay visible. */
export const Sheet = styled.div`
  position: relative;
  max-height: 520px;
  overflow: hidden auto;
  scrollbar-width: thin;
`

export const Months = styled.div`
  position: sticky;
  top: 0;
  z-index: 2;
  height: 32px;
  margin-left: ${nameWidth};
  border-bottom: 1px solid var(--ph-color-border);
  background: var(--ph-color-surface);

  ${below('tablet')} {
    margin-left: 0;
  }
`

export const Month = styled.span`
  position: absolute;
  inset-block: 0;
  box-sizing: border-box;
  padding: 6px var(--ph-space-2);
  border-left: 1px solid var(--ph-color-border);
  color: var(--ph-color-muted);
  font-size: var(--ph-text-small);
  line-height: 20px;
  ${ellipsis}

  &::first-letter {
    text-transform: uppercase;
  }
`

/** Lines between the months and at today's date, behind all rows. */
export const Lines = styled.div`
  position: absolute;
  inset: 0 0 0 ${nameWidth};
  pointer-events: none;

  ${below('tablet')} {
    left: 0;
  }
`

export const MonthLine = styled.div`
  position: absolute;
  inset-block: 0;
  border-left: 1px solid var(--ph-color-border);
`

/** The line at today's date, behind the bars so that it does not cross any text. */
export const TodayLine = styled.div`
  position: absolute;
  inset-block: 0;
  width: 2px;
  margin-left: -1px;
  background: var(--ph-color-accent);
`

/** The marker at today's date in the row of months. */
export const Today = styled.span`
  position: absolute;
  bottom: -4px;
  width: 8px;
  height: 8px;
  margin-left: -4px;
  border-radius: 50%;
  background: var(--ph-color-accent);
`

export const Rows = styled.ul`
  position: relative;
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Row = styled.li`
  display: grid;
  grid-template-columns: ${nameWidth} minmax(0, 1fr);
  padding-block: var(--ph-space-2);
  border-bottom: 1px solid var(--ph-color-border);

  ${below('tablet')} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ph-space-1);
  }
`

export const TeamName = styled.div`
  align-self: center;
  padding-right: var(--ph-space-3);
  overflow-wrap: anywhere;
  line-height: 1.35;

  h3 {
    margin: 0;
    font-size: var(--ph-text-body);
    font-weight: 500;
    line-height: inherit;
  }

  p {
    margin: 0;
    color: var(--ph-color-muted);
    font-size: var(--ph-text-small);
  }

  ${below('tablet')} {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--ph-space-2);
    position: relative;
    z-index: 1;
    justify-self: start;
    background: var(--ph-color-surface);
  }
`

export const Lanes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ph-space-1);
`

export const Lane = styled.ol<{ $isThin?: boolean }>`
  position: relative;
  height: ${(props) => (props.$isThin ? 24 : 48)}px;
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Place = styled.li`
  position: absolute;
  inset-block: 0;
  box-sizing: border-box;
  padding-inline: 1px;
`

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ph-space-2) var(--ph-space-4);
  margin: 0;
  padding: 0;
  color: var(--ph-color-muted);
  font-size: var(--ph-text-small);
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: var(--ph-space-2);
  }
`

export const Following = styled.p`
  margin: 0;
  color: var(--ph-color-muted);
  font-size: var(--ph-text-small);
  overflow-wrap: anywhere;
`

export const Contents = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ph-space-3);
`
