import { styled } from 'styled-components'

export const Group = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--ph-space-4);
  min-width: 0;

  /* It takes the focus only from a button of its own that has done its work. */
  &:focus {
    outline: none;
  }
`

export const GroupTop = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: var(--ph-space-3);

  /* As high as the heading alone: sections without a button stand as those with one. */
  > button {
    margin: calc((1.25em - var(--ph-size-control)) / 2) calc(-1 * var(--ph-space-2));
  }
  > button[data-disabled] {
    opacity: 0.45;
  }
`

export const GroupTitle = styled.h3`
  font-size: var(--ph-text-body);
  font-weight: var(--ph-weight-strong);
`

export const Hint = styled.p`
  color: var(--ph-color-muted);
  font-size: var(--ph-text-small);
`
