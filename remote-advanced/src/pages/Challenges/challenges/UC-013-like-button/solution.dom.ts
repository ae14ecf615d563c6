import type { LikeProps } from './props';

/** Builds the button in `root`. */
export default function like(root: HTMLElement, { title, likes, save }: LikeProps): void {
  let isLiked = false;
  let isSaving = false;

  const box = document.createElement('div');
  const button = document.createElement('button');
  const heart = document.createElement('span');
  const number = document.createElement('span');
  const alert = document.createElement('p');
  box.className = 'like';
  button.ariaLabel = `Like ${title}`;
  heart.ariaHidden = 'true';
  alert.role = 'alert';

  const show = () => {
    const count = likes + (isLiked ? 1 : 0);
    heart.textContent = isLiked ? '♥' : '♡';
    button.ariaPressed = String(isLiked);
    button.ariaBusy = String(isSaving);
    number.textContent = `${count} ${count === 1 ? 'like' : 'likes'}`;
  };
  button.addEventListener('click', async () => {
    if (isSaving) return;
    isLiked = !isLiked;
    isSaving = true;
    alert.textContent = '';
    show();
    try {
      await save(isLiked);
    } catch {
      isLiked = !isLiked;
      alert.textContent = 'Not saved. Try again.';
    }
    isSaving = false;
    show();
  });

  button.append(heart);
  box.append(button, number, alert);
  root.append(box);
  show();
}
