import { useState } from 'react';
import type { CarouselProps } from './props';

export default function Carousel({ label, slides }: CarouselProps) {
  const [current, setCurrent] = useState(0);
  const count = slides.length;

  return (
    <section className="carousel" aria-label={label} aria-roledescription="carousel">
      {count > 1 && (
        <div className="controls">
          <button type="button" aria-label="Previous slide" onClick={() => setCurrent((current - 1 + count) % count)}>
            ‹
          </button>
          {slides.map(({ title }, index) => (
            <button
              key={index}
              type="button"
              className="dot"
              aria-label={`Show ${title}`}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => setCurrent(index)}
            />
          ))}
          <button type="button" aria-label="Next slide" onClick={() => setCurrent((current + 1) % count)}>
            ›
          </button>
        </div>
      )}
      <div aria-live="polite">
        {slides.map(({ title, text, href }, index) => (
          <div
            key={index}
            role="group"
            className="slide"
            aria-roledescription="slide"
            aria-label={`${title}, ${index + 1} of ${count}`}
            hidden={index !== current}
          >
            <a href={href}>{title}</a>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
