// The static cards of a kind may bring styles of their own: `kinds/<kind>/card.css`.
import.meta.glob('../kinds/*/card.css', { eager: true });
