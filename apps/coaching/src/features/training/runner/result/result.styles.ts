import { styled } from 'styled-components'

export const Over = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(340px, 100%), 1fr));
  align-items: center;
  gap: var(--ph-space-6) var(--ph-space-7);
  width: min(1080px, 100%);
  min-height: 100%;
  margin: 0 auto;
  padding: var(--ph-space-5) 0;
`

export const Cheer = styled.div`
  display: grid;
  gap: var(--ph-space-5);

  > p {
    color: var(--ph-color-success);
    font-size: var(--ph-text-section);
    font-weight: 500;
  }
  > h1 {
    margin-top: calc(-1 * var(--ph-space-4));
    font-size: clamp(64px, 14vmin, 128px);
    letter-spacing: -0.04em;
    line-height: 1;
  }
`

/**
 * The muscles that worked. On a phone in landscape orientation, the bodies stay in view while the
 * list scrolls.
 */
export const Worked = styled.div`
  @media (min-aspect-ratio: 1 / 1) and (max-height: 480px) {
    position: sticky;
    top: 0;
    align-self: start;
    width: min(100%, 76vh);
    margin: 0 auto;
  }
`

export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ph-space-4) var(--ph-space-6);
  margin: 0;
`

export const Fact = styled.div`
  dt {
    color: var(--ph-color-muted);
    font-size: var(--ph-text-lead);
  }
  dd {
    margin: 0;
    font-size: 36px;
    font-weight: var(--ph-weight-strong);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
    line-height: 1.2;
  }
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ph-space-3);

  > button {
    flex: 1 1 140px;
    min-height: 52px;
  }
`

export const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    justify-content: space-between;
    gap: var(--ph-space-4);
    padding: var(--ph-space-3) 0;
    border-top: 1px solid var(--ph-color-border);
    font-size: var(--ph-text-lead);
  }
  > li > span:last-child {
    flex: none;
    color: var(--ph-color-muted);
    font-variant-numeric: tabular-nums;
  }
`
