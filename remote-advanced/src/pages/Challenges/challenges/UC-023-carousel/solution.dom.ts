import type { CarouselProps, Slide } from './props';

/** Builds the carousel in `root`. */
export default function carousel(root: HTMLElement, { label, slides }: CarouselProps): void {
  const count = slides.length;
  let current = 0;
  const section = document.createElement('section');
  const controls = document.createElement('div');
  const live = document.createElement('div');
  section.className = 'carousel';
  section.ariaLabel = label;
  section.setAttribute('aria-roledescription', 'carousel');
  controls.className = 'controls';
  live.ariaLive = 'polite';

  const button = (name: string, text: string, target: () => number) => {
    const element = document.createElement('button');
    element.type = 'button';
    element.ariaLabel = name;
    element.textContent = text;
    element.addEventListener('click', () => show(target()));
    return element;
  };
  const groupOf = ({ title, text, href }: Slide, index: number) => {
    const group = document.createElement('div');
    const link = document.createElement('a');
    const paragraph = document.createElement('p');
    Object.assign(group, { className: 'slide', role: 'group', ariaLabel: `${title}, ${index + 1} of ${count}` });
    group.setAttribute('aria-roledescription', 'slide');
    link.href = href;
    link.textContent = title;
    paragraph.textContent = text;
    group.append(link, paragraph);
    return group;
  };
  const groups = slides.map(groupOf);
  const dots = slides.map(({ title }, index) => button(`Show ${title}`, '', () => index));
  const previous = button('Previous slide', '‹', () => (current - 1 + count) % count);
  const next = button('Next slide', '›', () => (current + 1) % count);

  const show = (index: number) => {
    current = index;
    for (const [at, group] of groups.entries()) group.hidden = at !== index;
    for (const [at, dot] of dots.entries()) dot.ariaCurrent = at === index ? 'true' : null;
  };
  for (const dot of dots) dot.className = 'dot';
  controls.append(previous, ...dots, next);
  live.append(...groups);
  if (count > 1) section.append(controls);
  section.append(live);
  root.append(section);
  show(0);
}
