// Runs in CloudFront before each request. Puts the host that the user typed and their IP address into headers,
// which a request cannot forge, because they are overwritten here.
// eslint-disable-next-line @typescript-eslint/no-unused-vars -- CloudFront calls it by name
function handler(event) {
  var request = event.request;
  request.headers['x-forwarded-host'] = { value: request.headers.host.value };
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return request;
}
