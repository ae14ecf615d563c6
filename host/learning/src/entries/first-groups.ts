/** How `TopicGroups` begins the entries of a topic, and `EntryCard` a card. */
const [group, card] = ['<section ', ' data-kind='];

/** The lowest line of a list, in pixels. */
const lineHeight = 40;

/** The HTML of a list as far as it is needed to fill the window: its first groups, whole. */
export function firstGroups(html: string): string {
  const needed = innerHeight / lineHeight;
  let [end, cards] = [html.indexOf(group), 0];
  while (end >= 0 && cards < needed) {
    const next = html.indexOf(group, end + 1);
    cards += html.slice(end, next < 0 ? undefined : next).split(card).length - 1;
    end = next;
  }
  return end < 0 ? html : html.slice(0, end);
}
