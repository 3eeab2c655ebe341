import { styled } from 'styled-components'

export const BlocPlace = styled.section`
  display: grid;
  gap: var(--ph-space-4);

  & + & {
    margin-top: var(--ph-space-5);
  }
`

export const BlocHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--ph-space-1) var(--ph-space-3);

  > strong {
    padding: 0 var(--ph-space-2);
    color: var(--ph-color-accent);
    background: var(--ph-color-accent-soft);
    border-radius: var(--ph-radius-pill);
    font-size: var(--ph-text-small);
    font-weight: 500;
  }
  > span {
    margin-left: auto;
    color: var(--ph-color-muted);
    font-variant-numeric: tabular-nums;
  }
  > p {
    flex-basis: 100%;
    color: var(--ph-color-muted);
  }
`

export const Entries = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`

/** An exercise of the timeline. `::before` draws the line between the times and the exercises. */
export const Entry = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 40px 64px minmax(0, 1fr) auto;
  align-items: start;
  gap: var(--ph-space-4);
  padding-bottom: var(--ph-space-4);

  &::before {
    position: absolute;
    top: 0;
    bottom: 0;
    left: 47px;
    width: 2px;
    background: var(--ph-color-border);
    content: '';
  }
  &:last-child {
    padding-bottom: 0;
  }
`

export const Start = styled.span`
  position: relative;
  color: var(--ph-color-muted);
  font-size: var(--ph-text-small);
  font-variant-numeric: tabular-nums;
  line-height: 20px;
  text-align: right;

  &::after {
    position: absolute;
    top: 6px;
    right: -13px;
    width: 8px;
    height: 8px;
    background: var(--ph-color-accent);
    border-radius: var(--ph-radius-pill);
    content: '';
  }
`

export const Thumbnail = styled.div`
  width: 64px;
`

export const Named = styled.div`
  display: grid;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;

  > strong {
    font-size: var(--ph-text-lead);
    font-weight: 500;
    line-height: 20px;
  }
  > b {
    font-weight: 500;
  }
  > span {
    color: var(--ph-color-muted);
    font-size: var(--ph-text-small);
  }
`

export const Rest = styled.em`
  margin-top: var(--ph-space-1);
  color: var(--ph-color-success);
  font-size: var(--ph-text-small);
  font-style: normal;
  font-weight: 500;
`

export const Amount = styled.span`
  font-size: var(--ph-text-lead);
  font-weight: 500;
  font-variant-numeric: tabular-nums;
  line-height: 20px;
`
