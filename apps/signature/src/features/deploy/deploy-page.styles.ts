import { below } from '@org/ui/theme'
import { styled } from 'styled-components'

export const List = styled.ul`
  display: grid;
  gap: var(--ph-space-3);
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ph-space-4);
`

export const Search = styled.div`
  margin-bottom: var(--ph-space-4);
`

export const Row = styled.li`
  background: var(--ph-color-surface);
  border: 1px solid var(--ph-color-border);
  border-radius: var(--ph-radius-card);
`

export const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(140px, 1fr) minmax(180px, 1.4fr) auto;
  align-items: center;
  gap: var(--ph-space-3) var(--ph-space-4);
  padding: var(--ph-space-3) var(--ph-space-4);
  cursor: pointer;

  > :first-child {
    margin-inline: calc(-1 * var(--ph-space-2));
  }

  ${below('tablet')} {
    grid-template-columns: auto minmax(0, 1fr);

    > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }
`

export const TeamName = styled.div`
  min-width: 0;
  line-height: 1.35;
  overflow-wrap: anywhere;

  h2 {
    margin: 0;
    font-size: var(--ph-text-body);
    font-weight: 650;
  }

  span {
    display: block;
    color: var(--ph-color-muted);
    font-size: var(--ph-text-small);
  }
`

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--ph-space-2);
  /* The bars of all rows are aligned, with one button or two. */
  min-width: 232px;

  /* An error does not push the buttons aside: it is shown below them. */
  > [role='alert'] {
    order: 1;
    contain: inline-size;
  }

  ${below('tablet')} {
    min-width: 0;

    > button {
      flex: 1;
    }
  }
`

export const Alert = styled.div`
  padding: 0 var(--ph-space-4) var(--ph-space-4);
`

export const People = styled.div`
  padding: 0 var(--ph-space-4);
  border-top: 1px solid var(--ph-color-border);

  > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  > :not(ul) {
    margin: var(--ph-space-4) 0;
  }
`

/** One person: the state, the name, then the action. */
export const Person = styled.li`
  display: grid;
  grid-template-columns: 150px minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--ph-space-1) var(--ph-space-4);
  min-height: 48px;
  padding: var(--ph-space-1) 0;
  overflow-wrap: anywhere;

  & + & {
    border-top: 1px solid var(--ph-color-border);
  }

  > :only-child {
    grid-column: 1 / -1;
  }

  ${below('tablet')} {
    grid-template-columns: minmax(0, 1fr) auto;

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`

/** The number of mails of each team; long lists scroll. */
export const TeamCounts = styled.ul`
  display: grid;
  max-height: 240px;
  margin: 0 0 var(--ph-space-4);
  padding: 0;
  overflow-y: auto;
  list-style: none;

  li {
    display: flex;
    justify-content: space-between;
    gap: var(--ph-space-4);
    padding: var(--ph-space-1) 0;
  }

  span:last-child {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
`

export const Name = styled.div`
  display: grid;
  line-height: 1.35;
`

export const States = styled.div`
  max-width: 260px;
`

export const Status = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ph-space-2);
`

export const Reason = styled.span`
  flex-basis: 100%;
  color: var(--ph-color-danger);
  font-size: var(--ph-text-small);
`

/** Each date stays on one line. */
export const Dates = styled.span`
  display: flex;
  flex: 0 0 100%;
  flex-wrap: wrap;
  justify-content: inherit;
  gap: 0 var(--ph-space-3);
  color: var(--ph-color-muted);
  font-size: var(--ph-text-small);

  font-variant-numeric: tabular-nums;

  > span {
    white-space: nowrap;
  }
`

export const Note = styled.span`
  color: var(--ph-color-muted);
  font-size: var(--ph-text-small);
`
