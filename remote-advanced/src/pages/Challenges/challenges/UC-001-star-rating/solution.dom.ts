import type { StarRatingProps } from './props';

/** Builds the rating in `root`. */
export default function starRating(root: HTMLElement, { label, stars, onRate }: StarRatingProps): void {
  const name = `rating-${crypto.randomUUID()}`;
  let rating = 0;
  let hovered = 0;

  const group = document.createElement('fieldset');
  const legend = document.createElement('legend');
  const row = document.createElement('div');
  const line = document.createElement('p');
  const clear = document.createElement('button');
  group.className = 'rating';
  row.className = 'stars';
  legend.textContent = label;
  clear.type = 'button';
  clear.textContent = 'Clear';

  const inputs = Array.from({ length: stars }, (_, index) => {
    const value = index + 1;
    const star = document.createElement('label');
    const input = document.createElement('input');
    const drawing = document.createElement('span');
    star.className = 'star';
    Object.assign(input, { type: 'radio', name, ariaLabel: value === 1 ? '1 star' : `${value} stars` });
    drawing.textContent = '★';
    drawing.ariaHidden = 'true';
    star.append(input, drawing);
    star.addEventListener('pointerenter', () => hover(value));
    star.addEventListener('pointerleave', () => hover(0));
    input.addEventListener('change', () => rate(value));
    row.append(star);
    return input;
  });

  const show = () => {
    const shown = hovered || rating;
    line.textContent = shown === 0 ? 'No rating' : `${shown} of ${stars}`;
    for (const [index, input] of inputs.entries()) {
      input.checked = index + 1 === rating;
      input.parentElement?.classList.toggle('on', index < shown);
    }
  };
  const hover = (value: number) => {
    hovered = value;
    show();
  };
  const rate = (value: number) => {
    rating = value;
    show();
    onRate(value);
  };
  clear.addEventListener('click', () => rate(0));

  group.append(legend, row, line, clear);
  root.append(group);
  show();
}
