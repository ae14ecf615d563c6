console.log('one');
setTimeout(() => console.log('two'));
Promise.resolve().then(() => console.log('three'));
console.log('four');
