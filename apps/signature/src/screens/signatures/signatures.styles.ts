import { styled } from 'styled-components'

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(440px, 100%), 1fr));
  gap: var(--ph-space-5);
  margin: 0;
  padding: 0;
  list-style: none;
`

export const TemplateCard = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: minmax(220px, 1fr) auto;
  background: var(--ph-color-surface);
  border: 1px solid var(--ph-color-border);
  border-radius: var(--ph-radius-card);
  overflow: hidden;
`

/** Paper is white in every scheme: the signature shows as a reader's mail does. */
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

  span {
    color: var(--ph-color-muted);
    font-size: var(--ph-text-small);
  }
`
